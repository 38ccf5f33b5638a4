/** Version in the account menu if the configuration has none (specification 9). */
export const PRODUCT_VERSION = '3.9.56';
