import type { MedicineFinding } from '@careline/core/internal/prescriptions';
import { Icon } from '../../primitives/icon/index.ts';
import { FindingList } from './finding-list.tsx';
import { useWarningText } from './use-line-words.ts';

type StoredWarning = { readonly kind: string };

const isFinding = (warning: StoredWarning): warning is MedicineFinding =>
  'problem' in warning && 'act' in warning && 'severity' in warning;

/** Lists warnings at the time of signing. Warnings of earlier versions are described by kind. */
export function WarningList({ warnings }: { readonly warnings: readonly StoredWarning[] }) {
  const textOf = useWarningText();
  const findings = warnings.filter(isFinding);
  const texts = warnings.filter((one) => !isFinding(one)).flatMap((one) => textOf(one) ?? []);
  return (
    <>
      <FindingList findings={findings} />
      {texts.length > 0 && (
        <ul className="flex flex-col gap-1 self-stretch text-sm">
          {texts.map((text) => (
            <li key={text} className="wrap-anywhere flex items-start gap-1.5 text-muted">
              <Icon name="info" size={16} className="mt-0.5 shrink-0" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
