import manifest from '../../package.json' with { type: 'json' };

/** Version of the release, the same in every package. The account menu shows `PRODUCT_VERSION` instead. */
export const RELEASE_VERSION: string = manifest.version;
