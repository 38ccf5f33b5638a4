/** The version in the account menu, fixed by the specification (9). The version of the release is in the manifests. */
export const PRODUCT_VERSION = '3.9.56';
