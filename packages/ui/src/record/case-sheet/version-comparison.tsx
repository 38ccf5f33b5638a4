import {
  type CaseSheetSection,
  type ComparedBlock,
  type ComparedLine,
  compareVersions,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import { useMemo, useState } from 'react';
import { AnswerText, useAnswerLabel } from '../../forms/answers-view/index.ts';
import { FormLabelsContext, useMessages } from '../../messages/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { sheetVersionsMessages } from './case-sheet.messages.ts';
import { sheetLabels } from './sheet-words.ts';

const TONES: Readonly<Record<Exclude<ComparedLine['change'], 'same'>, readonly [StatusTone, IconName]>> = {
  changed: ['warning', 'edit'],
  added: ['success', 'add'],
  removed: ['danger', 'remove'],
};

function Line({ line }: { readonly line: ComparedLine }) {
  const t = useMessages(sheetVersionsMessages);
  const labelOf = useAnswerLabel();
  const { change, left, right } = line;
  const nothing = <span className="text-muted">{t('nothing')}</span>;
  const cell = 'wrap-anywhere whitespace-pre-line p-2 align-top tabular-nums';
  return (
    <tr className={change === 'same' ? '' : 'bg-warning-soft text-on-warning-soft'}>
      <th scope="row" className="p-2 text-start align-top font-normal">
        <span className="first-letter:uppercase">{labelOf(line.label)}</span>
        {change !== 'same' && (
          <span className="block pt-1">
            <StatusTag tone={TONES[change][0]} icon={TONES[change][1]}>
              {t(change)}
            </StatusTag>
          </span>
        )}
      </th>
      <td className={cell}>{left ? <AnswerText line={left} /> : nothing}</td>
      <td className={cell}>{right ? <AnswerText line={right} /> : nothing}</td>
    </tr>
  );
}

function Block({ block, isWhole }: { readonly block: ComparedBlock; readonly isWhole: boolean }) {
  const t = useMessages(sheetVersionsMessages);
  const labelOf = useAnswerLabel();
  const lines = isWhole ? block.lines : block.lines.filter(({ change }) => change !== 'same');
  if (lines.length === 0) return null;
  const label = labelOf(block.label);
  return (
    <tbody className="border-line border-t">
      <tr>
        <th colSpan={3} scope="rowgroup" className="p-2 text-start font-semibold">
          {block.row === undefined ? label : t('row', { row: label, number: block.row })}
        </th>
      </tr>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </tbody>
  );
}

export interface VersionComparisonProps {
  readonly section: CaseSheetSection | undefined;
  readonly left: SheetVersion;
  readonly right: SheetVersion;
}

function Comparison({ section, left, right }: VersionComparisonProps) {
  const t = useMessages(sheetVersionsMessages);
  const [isWhole, setWhole] = useState(true);
  const blocks = useMemo(() => compareVersions(section?.form, left, right), [section, left, right]);
  const isSame = blocks.every(({ lines }) => lines.every(({ change }) => change === 'same'));
  const headOf = ({ number, author }: SheetVersion) => `${t('version', { number })}, ${author.name}`;
  return (
    <div className="flex flex-col gap-2">
      <div role="status">{isSame && <p>{t('same')}</p>}</div>
      {!isSame && (
        <CheckField label={t('onlyChanges')} checked={!isWhole} onChange={(only) => setWhole(!only)} />
      )}
      <div className="overflow-x-auto">
        <table className="w-full min-w-[28rem] table-fixed border-collapse text-sm">
          <caption className="sr-only">{t('comparison')}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-1/3 p-2 text-start">
                {t('field')}
              </th>
              <th scope="col" className="p-2 text-start">
                {headOf(left)}
              </th>
              <th scope="col" className="p-2 text-start">
                {headOf(right)}
              </th>
            </tr>
          </thead>
          {blocks.map((block) => (
            <Block key={block.key} block={block} isWhole={isWhole} />
          ))}
        </table>
      </div>
    </div>
  );
}

/** Compares two versions of a section. Differences are marked by text, shape and colour. */
export function VersionComparison(props: VersionComparisonProps) {
  return (
    <FormLabelsContext value={props.section && sheetLabels(props.section)}>
      <Comparison key={`${props.left.id} ${props.right.id}`} {...props} />
    </FormLabelsContext>
  );
}
