/** An answer that does not have the shape the contract states. */
export class ContractError extends Error {
  override name = 'ContractError';
}
