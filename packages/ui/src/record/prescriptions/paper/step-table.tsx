import { patientCopyText, stepRows } from '@careline/core/internal/prescriptions';
import type { PaperLine } from './paper-content.ts';

const CELL = 'border border-line-strong px-2 py-1 text-start align-top';

export function StepTable({ line, language }: { readonly line: PaperLine; readonly language: string }) {
  const rows = stepRows(line, language);
  if (rows.length === 0) return null;
  return (
    <table lang={language} data-print="together" className="my-1 border-collapse self-start">
      <thead>
        <tr>
          <th scope="col" className={`${CELL} font-semibold`}>
            {patientCopyText('stepDays', language)}
          </th>
          <th scope="col" className={`${CELL} font-semibold`}>
            {patientCopyText('stepDose', language)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ days, dose }) => (
          <tr key={days}>
            <th scope="row" className={`${CELL} whitespace-nowrap font-normal`}>
              {days}
            </th>
            <td className={CELL}>{dose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
