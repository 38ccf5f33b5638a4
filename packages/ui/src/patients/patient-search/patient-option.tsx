import type { PatientMatch } from '@careline/core/patients';
import { programmeLabel } from '@careline/core/programmes';
import type { MouseEvent } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import {
  type IdentityOptions,
  PatientTags,
  patientIdentityMessages,
  usePatientIdentity,
} from '../patient-identity/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

export interface PatientOptionProps extends IdentityOptions {
  readonly id: string;
  readonly patient: PatientMatch;
  readonly active: boolean;
  /** Another row has this name too. */
  readonly sameName: boolean;
  readonly showMatch: boolean;
  readonly onPick: (vitaId: string) => void;
}

/** In words; a name that fits what was typed tells by itself why it is there, and of similar ones the list does. */
const REASONS: Readonly<Record<string, 'matchedUhid' | 'matchedPhone' | 'matchedBirthDate'>> = {
  uhid: 'matchedUhid',
  phone: 'matchedPhone',
  birthDate: 'matchedBirthDate',
};

function useReason({ patient, showMatch }: PatientOptionProps): string | undefined {
  const t = useMessages(patientSearchMessages);
  const word = REASONS[patient.matchedOn];
  return showMatch && word ? t('matched', { what: t(word) }) : undefined;
}

/** The text field keeps the focus while an option is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface FactProps {
  readonly strong: boolean;
  readonly children: string;
}

function Fact({ strong, children }: FactProps) {
  return <span className={strong ? 'font-medium text-ink' : ''}>{children}</span>;
}

/** What tells people of one name apart; what the search matched stands out. */
function IdentityLine(props: PatientOptionProps) {
  const { patient, sameName, showMatch, ...options } = props;
  const t = useMessages(patientIdentityMessages);
  const why = useReason(props);
  const { uhid, born } = usePatientIdentity(options)(patient);
  const { phoneEnding, programmes, matchedOn } = patient;
  const matched = (what: string) => showMatch && matchedOn === what;
  return (
    <span className="flex flex-wrap gap-x-4 text-muted text-sm tabular-nums">
      <Fact strong={sameName || matched('uhid')}>{uhid}</Fact>
      <Fact strong={sameName || matched('birthDate')}>{born}</Fact>
      <Fact strong={matched('phone')}>
        {phoneEnding ? t('phoneEnding', { digits: phoneEnding }) : t('noPhone')}
      </Fact>
      {programmes.length > 0 && <span>{programmes.map(programmeLabel).join(', ')}</span>}
      {why && <span className="@xl:hidden">{why}</span>}
    </span>
  );
}

function Row(props: PatientOptionProps) {
  const { patient, sameName, timeZone, now } = props;
  const t = useMessages(patientSearchMessages);
  const why = useReason(props);
  const { name, age, gender } = usePatientIdentity({ timeZone, now })(patient);
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="break-words font-semibold">{name}</bdi>
          <span>
            {age}, {gender}
          </span>
          {sameName && <StatusTag tone="warning">{t('sameName')}</StatusTag>}
          <PatientTags tags={patient.tags} most={3} />
        </span>
        <IdentityLine {...props} />
      </span>
      {why && <span className="text-muted text-sm @max-xl:hidden">{why}</span>}
      <Icon name="chevron_right" className="text-muted" />
    </>
  );
}

/** One patient: who, what tells them apart, and why they were found. */
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
