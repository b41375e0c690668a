import { ContractError, quoteLinesPath, readResolvedLines } from '@elvora/catalogue/contract';
import type { QuoteLineQuery, ResolvedQuoteLine } from '@elvora/catalogue/model';
import type { LoadApiClient } from '../runtime/data/DataContext.tsx';

/** Looks up the catalogue items of lines with one request. */
export async function resolveLines(
  loadApiClient: LoadApiClient,
  lines: readonly QuoteLineQuery[],
): Promise<readonly ResolvedQuoteLine[]> {
  const client = await loadApiClient();
  const resolved = readResolvedLines(
    await client.send({ method: 'POST', path: quoteLinesPath, body: { lines } }),
  );
  if (resolved.length !== lines.length)
    throw new ContractError('The response has a different number of lines.');
  return resolved;
}
