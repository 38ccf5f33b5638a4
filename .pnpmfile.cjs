// Vitest names @opentelemetry/api as an optional peer. The server has it, the other packages have not, and pnpm would
// make two copies of vitest of it: tests of one copy do not find the runner of the other. Vitest's tracing is not used.
function readPackage(manifest) {
  if (manifest.name === 'vitest') {
    delete manifest.peerDependencies?.['@opentelemetry/api'];
    delete manifest.peerDependenciesMeta?.['@opentelemetry/api'];
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
