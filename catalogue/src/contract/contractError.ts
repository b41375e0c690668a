/** A response that does not match the contract. */
export class ContractError extends Error {
  override name = 'ContractError';
}
