/** Parses `https://KEY:SECRET@host/bucket/folder?region=…`; `bucket` is empty when the path names none. */
export function parseBucketUrl(address: string) {
  const { origin, username, password, pathname, searchParams } = new URL(address);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return {
    endpoint: origin,
    bucket,
    folder: folders.map((name) => `${name}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    credentials:
      username === ''
        ? null
        : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}
