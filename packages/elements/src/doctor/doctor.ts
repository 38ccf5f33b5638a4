import type { DoctorReport } from './examine-page.ts';

/**
 * Looks at the page and says in the console, in plain words, what is wrong with it and what to do: its policy, its origin, its
 * tokens, its versions and copies, its tags and attributes, what its elements told of last. Changes nothing; asks the services once
 * for each session, who it is for.
 */
export async function doctor(): Promise<DoctorReport> {
  const { examinePage, writeReport } = await import('./examine-page.ts');
  const report = await examinePage();
  // biome-ignore lint/suspicious/noConsole: that nothing is wrong is no warning
  if (report.well) console.info(writeReport(report));
  else console.warn(writeReport(report));
  return report;
}
