import { alertFor } from '@careline/core/internal/clinical';
import { FlagTag } from '../../../forms/flag-tag/index.ts';
import { StatusTag } from '../../../primitives/status-tag/index.ts';
import { MeasuredText } from '../../../primitives/untranslated/index.ts';
import type { SummaryLine } from './use-save-summary.ts';

/** One line of the save summary. Danger signs and flagged readings are highlighted. */
export function SummaryLineView({ line: { text, flags, isDanger } }: { readonly line: SummaryLine }) {
  if (isDanger) return <StatusTag tone="danger">{text}</StatusTag>;
  const words = <MeasuredText>{text}</MeasuredText>;
  if (flags.length === 0) return words;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="font-semibold">{words}</span>
      {flags.map((flag) => (
        <FlagTag
          key={flag.code}
          code={flag.code}
          level={alertFor(flag)}
          severity={flag.severity}
          shape={flag.shape}
        />
      ))}
    </span>
  );
}
