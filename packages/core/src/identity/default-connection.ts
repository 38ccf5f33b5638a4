/** Connection of the embedded provider's accounts, with the usual name of hosted providers. */
export const DEFAULT_CONNECTION = 'Username-Password-Authentication';
