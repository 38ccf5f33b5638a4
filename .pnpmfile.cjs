// Vitest has @opentelemetry/api as an optional peer dependency. Only the server depends on it, so pnpm would
// install two copies of Vitest, and tests of one copy would not find the runner of the other. We do not use
// Vitest's tracing.
function readPackage(manifest) {
  if (manifest.name === 'vitest') {
    delete manifest.peerDependencies?.['@opentelemetry/api'];
    delete manifest.peerDependenciesMeta?.['@opentelemetry/api'];
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
