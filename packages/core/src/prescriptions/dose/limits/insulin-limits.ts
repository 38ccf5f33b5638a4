const INSULINS = [
  'insulin',
  'insulin regular',
  'insulin NPH',
  'insulin 30/70',
  'insulin glargine',
  'insulin degludec',
  'insulin detemir',
  'insulin aspart',
  'insulin lispro',
  'insulin glulisine',
  'insulin aspart protamine',
  'insulin lispro protamine',
];

/** Rapid insulins are given with one meal. */
const RAPID: readonly string[] = ['insulin aspart', 'insulin lispro', 'insulin glulisine'];

/** Highest single and daily dose of each insulin. For the row format see `read-dose-limits.ts`. */
export const INSULIN_LIMITS = INSULINS.map(
  (name) =>
    `${name} | single ${RAPID.includes(name) ? 50 : 60} IU ! 100 IU, daily 150 IU ! 300 IU | ISMP insulin guidelines 2017`,
).join('\n');
