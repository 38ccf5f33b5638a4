/** Changelogs are for readers: the text of each changeset, without commit hashes and lines about our own packages. */
module.exports = {
  getReleaseLine: async ({ summary }) => {
    const [first, ...rest] = summary.trim().split('\n');
    return [`- ${first}`, ...rest.map((line) => `  ${line}`.trimEnd())].join('\n');
  },
  getDependencyReleaseLine: async () => '',
};
