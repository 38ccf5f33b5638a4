import type { PatientMatch } from '@careline/core/internal/patients';
import { programmeLabel } from '@careline/core/internal/programmes';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { PatientTags, patientIdentityMessages, usePatientIdentity } from '../patient-identity/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

export interface PatientOptionProps {
  readonly id: string;
  readonly patient: PatientMatch;
  readonly active: boolean;
  readonly sameName: boolean;
  /** The search text; empty if the rows are not search results. */
  readonly searchText: string;
  readonly onPick: (vitaId: string) => void;
}

const MATCH = 'bg-transparent text-inherit underline decoration-2 decoration-accent underline-offset-2';

/** Shorter parts match only at the start of a word, as on the server. */
const INSIDE = 3;

/**
 * Returns the name with the search text highlighted; undefined if the spelling differs. Words with combining signs are
 * highlighted whole, because splitting them would change how they render.
 */
function markedName(name: string, searchText: string): ReactNode | undefined {
  const typed = searchText.toLowerCase().match(/\S+/g) ?? [];
  typed.sort((one, other) => other.length - one.length);
  let isMarked = false;
  const words = name.split(/(\s+)/).map((word) => {
    const letters = word.toLowerCase();
    const part = typed.find(
      (each) => letters.startsWith(each) || (each.length >= INSIDE && letters.includes(each)),
    );
    if (part === undefined) return word;
    isMarked = true;
    const [start, end] = /\p{M}/u.test(word)
      ? [0, word.length]
      : [letters.indexOf(part), letters.indexOf(part) + part.length];
    return [
      word.slice(0, start),
      <mark key="typed" className={MATCH}>
        {word.slice(start, end)}
      </mark>,
      word.slice(end),
    ];
  });
  return isMarked ? words : undefined;
}

/**
 * Match reasons shown as text, because highlighting in the name does not show them. For similar names, the list says
 * so.
 */
const REASONS: Readonly<Record<string, 'matchedUhid' | 'matchedPhone' | 'matchedBirthDate' | 'matchedName'>> =
  {
    uhid: 'matchedUhid',
    phone: 'matchedPhone',
    birthDate: 'matchedBirthDate',
    name: 'matchedName',
  };

function useReason({ patient, searchText }: PatientOptionProps): string | undefined {
  const t = useMessages(patientSearchMessages);
  const word = REASONS[patient.matchedOn];
  return searchText && word ? t('matched', { what: t(word) }) : undefined;
}

/** Keeps the focus in the text field while an option is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface FactProps {
  readonly strong: boolean;
  readonly marked: boolean;
  readonly children: ReactNode;
}

function Fact({ strong, marked, children }: FactProps) {
  const ink = strong || marked ? 'font-medium text-ink' : '';
  return <span className={ink}>{marked ? <mark className={MATCH}>{children}</mark> : children}</span>;
}

type WithReason = PatientOptionProps & { readonly why: string | undefined };

/** Shows the facts that tell namesakes apart, with the match highlighted. */
function IdentityLine({ patient, sameName, searchText, why }: WithReason) {
  const t = useMessages(patientIdentityMessages);
  const { uhid, born } = usePatientIdentity()(patient);
  const { phoneEnding, programmes, matchedOn } = patient;
  const matched = (what: string) => searchText !== '' && matchedOn === what;
  return (
    <span className="flex flex-wrap gap-x-4 text-muted text-xs tabular-nums">
      <Fact strong={sameName} marked={matched('uhid')}>
        <span translate="no">{uhid}</span>
      </Fact>
      <Fact strong={sameName} marked={matched('birthDate')}>
        {born}
      </Fact>
      <Fact strong={false} marked={matched('phone')}>
        {phoneEnding ? t('phoneEnding', { digits: phoneEnding }) : t('noPhone')}
      </Fact>
      {programmes.length > 0 && <span>{programmes.map(programmeLabel).join(', ')}</span>}
      {why && <span className="@xl:hidden">{why}</span>}
    </span>
  );
}

function Row(props: PatientOptionProps) {
  const { patient, sameName, searchText } = props;
  const t = useMessages(patientSearchMessages);
  const { name, age, gender } = usePatientIdentity()(patient);
  const marked = patient.matchedOn === 'name' ? markedName(name, searchText) : undefined;
  const reason = useReason(props);
  const why = marked ? undefined : reason;
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <bdi translate="no" className="break-words font-semibold">
            {marked ?? name}
          </bdi>
          <span>
            {age}, {gender}
          </span>
          {sameName && <StatusTag tone="warning">{t('sameName')}</StatusTag>}
          <PatientTags tags={patient.tags} most={3} />
        </span>
        <IdentityLine {...props} why={why} />
      </span>
      {why && <span className="text-muted text-xs @max-xl:hidden">{why}</span>}
      <Icon name="chevron_right" className="text-muted" />
    </>
  );
}

/** One patient: name, distinguishing facts, and why they were found. */
export function PatientOption(props: PatientOptionProps) {
  const { id, patient, active, onPick } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of an option are those of the combobox's input
    <div
      role="option"
      part={active ? 'option option-active' : 'option'}
      id={id}
      aria-selected={active}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={() => onPick(patient.vitaId)}
      className="flex min-h-16 cursor-pointer scroll-my-4 items-center gap-3 px-4 py-2 hover:bg-hover aria-selected:bg-accent-soft aria-selected:outline-2 aria-selected:outline-accent aria-selected:-outline-offset-2"
    >
      <Row {...props} />
    </div>
  );
}
