import type { DoctorReport } from './examine-page.ts';

/**
 * Examines the page and logs what is wrong and how to fix it: content security policy, origin, tokens, versions,
 * copies, tags, attributes and recent element errors. It changes nothing and makes one profile request per session.
 */
export async function doctor(): Promise<DoctorReport> {
  const { examinePage, writeReport } = await import('./examine-page.ts');
  const report = await examinePage();
  // biome-ignore lint/suspicious/noConsole: that nothing is wrong is no warning
  if (report.well) console.info(writeReport(report));
  else console.warn(writeReport(report));
  return report;
}
