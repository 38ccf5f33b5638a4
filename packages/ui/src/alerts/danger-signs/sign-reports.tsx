import type { OpenSign } from '@careline/core/internal/calls/findings';
import { SignWhat } from './sign-what.tsx';

/** Returns the last failed attempt to learn the outcome of any of the reports. */
export const lastTriedOf = (reports: readonly OpenSign[]): OpenSign['tried'] =>
  reports
    .flatMap(({ tried }) => (tried ? [tried] : []))
    .toSorted((one, other) => other.at - one.at)
    .at(0) ?? null;

export interface SignReportsProps {
  readonly id?: string;
  /** Newest first. */
  readonly reports: readonly OpenSign[];
}

/** The calls and scores of an episode, one per line. */
export function SignReports({ id, reports }: SignReportsProps) {
  return (
    <ul id={id} className="flex flex-col gap-1 py-1">
      {reports.map((report) => (
        <li key={report.id} className="flex flex-wrap items-center gap-x-3">
          <SignWhat sign={report} />
        </li>
      ))}
    </ul>
  );
}
