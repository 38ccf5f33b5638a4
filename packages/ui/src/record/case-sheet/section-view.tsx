import {
  type CaseSheetSection,
  caseSheetReasonLabel,
  type SheetSection,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import { sectionsOfForm } from '@careline/core/internal/forms';
import { AnswersView } from '../../forms/answers-view/index.ts';
import { FormLabelsContext, useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { caseSheetMessages } from './case-sheet.messages.ts';
import { sheetLabels } from './sheet-words.ts';

/** Formats the reason for a change: its label, followed by any free text. */
export function useReasonText(): (reason: SheetVersion['reason']) => string | undefined {
  const locale = useLocale();
  return (reason) =>
    reason ? [caseSheetReasonLabel(reason.code, locale), reason.text].filter(Boolean).join(': ') : undefined;
}

export interface VersionAnswersProps {
  readonly version: Pick<SheetVersion, 'form' | 'answers'>;
  /** Undefined if this version of the product has no such section. */
  readonly section: CaseSheetSection | undefined;
}

/** Shows the answers of a version. Answers of an unknown form appear under their stored keys. */
export function VersionAnswers({ version, section }: VersionAnswersProps) {
  const t = useMessages(caseSheetMessages);
  const sections = sectionsOfForm(version, section?.form);
  if (sections.length === 0) return <p className="text-muted">{t('isEmpty')}</p>;
  return (
    <FormLabelsContext value={section && sheetLabels(section)}>
      <AnswersView sections={sections} />
    </FormLabelsContext>
  );
}

function Written({ version }: { readonly version: SheetVersion }) {
  const t = useMessages(caseSheetMessages);
  const whenOf = useWhen();
  const reasonText = useReasonText();
  const { number, author, at, reason, encounterId } = version;
  const why = reasonText(reason);
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {t('written', { number, name: author.name, when: whenOf(at) })}
      {encounterId !== null && ` · ${t('inEncounter')}`}
      {why !== undefined && ` · ${t('why', { reason: why })}`}
    </p>
  );
}

export interface SectionViewProps {
  readonly content: SheetSection;
  readonly section: CaseSheetSection | undefined;
}

/** Shows the current content of a section. After two records were merged, shows both until someone combines them. */
export function SectionView({ content, section }: SectionViewProps) {
  const t = useMessages(caseSheetMessages);
  const { newest } = content;
  return (
    <div className="flex flex-col gap-3">
      {newest.length > 1 && (
        <p className="rounded-card bg-warning-soft px-4 py-2 text-on-warning-soft">{t('severalRecords')}</p>
      )}
      {newest.map((version) => (
        <div key={version.id} className="flex flex-col gap-2">
          <VersionAnswers version={version} section={section} />
          <Written version={version} />
        </div>
      ))}
    </div>
  );
}
