import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { startLocalServer } from './localServer.ts';

const accessKey = 'test-key';
const secret = 'test/secret+key';
const region = 'ap-south-1';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Verifies the AWS Signature Version 4 of a request, including its body. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, credential = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [key, day = '', place, service] = credential.split('/');
  if (key !== accessKey || place !== region || service !== 's3') return false;
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query
      .split('&')
      .map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secret}`, day),
  );
  return hmac(signingKey, text).toString('hex') === signature;
}

/** Objects that one response lists, as of S3. */
const maxListed = 1000;

/** Serves a bucket `pictures` with PUT, GET, DELETE and lists for signed requests. */
export async function startFakeS3Server() {
  const objects = new Map<string, { body: Buffer; type: string; storedAt: Date }>();
  const requests: string[] = [];
  let isBroken = false;
  const { port, close } = await startLocalServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', url = '', headers } = request;
    const [path = '', query = ''] = url.split('?');
    requests.push(`${method} ${path}`);
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    if (isBroken) return refuse(503, 'SlowDown');
    if (!isSigned(request, body)) return refuse(403, 'SignatureDoesNotMatch');
    if (path.replace(/\/$/, '') === '/pictures' && query.includes('list-type=2')) {
      const options = new URLSearchParams(query);
      const listed = `/pictures/${options.get('prefix') ?? ''}`;
      const all = [...objects].filter(([name]) => name.startsWith(listed));
      const from = Number(options.get('continuation-token') ?? 0);
      const end = from + Math.min(maxListed, Number(options.get('max-keys') ?? maxListed));
      const entries = all.slice(from, end);
      const rest =
        end < all.length
          ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${end}</NextContinuationToken>`
          : '<IsTruncated>false</IsTruncated>';
      const contents = entries.map(
        ([name, { storedAt }]) =>
          `<Contents><Key>${name.slice('/pictures/'.length)}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
      );
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${rest}</ListBucketResult>`);
    }
    if (!path.startsWith('/pictures/')) return refuse(404, 'NoSuchBucket');
    if (method === 'PUT') {
      objects.set(path, { body, type: String(headers['content-type']), storedAt: new Date() });
      return response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const found = objects.get(path);
    if (!found) return refuse(404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.body.length });
    return response.end(method === 'HEAD' ? undefined : found.body);
  });
  const host = `127.0.0.1:${port}/pictures`;
  return {
    url: `http://${accessKey}:${encodeURIComponent(secret)}@${host}/catalogue?region=${region}`,
    strangersUrl: `http://${accessKey}:wrong@${host}?region=${region}`,
    objects,
    requests,
    /** Responds to all further requests with 503. */
    breakDown: () => void (isBroken = true),
    close,
  };
}
