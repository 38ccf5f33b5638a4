/** Copying or serialising it yields only the opaque id and the scopes, because the function is not enumerable. */
export interface ConsoleUser {
  readonly id: string;
  readonly scopes: readonly string[];
  getName(): string;
}
