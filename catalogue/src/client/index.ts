export {
  ClientError,
  createClient,
  type CallOptions,
  type Client,
  type ClientErrorKind,
  type ClientOptions,
  type WriteRequest,
} from './client.ts';
