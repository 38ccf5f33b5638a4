/** What is wrong with a page is told by a file of its own a moment later: most pages never need it. */
export const reportFault = (report: (faults: typeof import('../session/page-faults.ts')) => void): void =>
  void import('../session/page-faults.ts').then(report, console.error);
