import type { PatientMatch } from '@careline/core/internal/patients';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { patientIdentityMessages, usePatientIdentity } from '../patient-identity/index.ts';
import { paletteMessages } from './palette.messages.ts';
import type { PaletteGroup, PaletteRow } from './palette-rows.ts';

/** Returns the id of an option. `aria-activedescendant` needs ids without spaces, so they are replaced. */
export const paletteOptionId = (listId: string, key: string): string =>
  `${listId}-${key.replace(/\W+/g, '-')}`;

interface PatientProps {
  readonly patient: PatientMatch;
}

function Patient({ patient }: PatientProps) {
  const t = useMessages(patientIdentityMessages);
  const { name, age, gender, born, uhid } = usePatientIdentity()(patient);
  const phone = patient.phoneEnding && t('phoneEnding', { digits: patient.phoneEnding });
  return (
    <>
      <Icon name="person" size={22} className="mt-0.5 self-start text-muted" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <bdi translate="no" className="font-medium">
            {name}
          </bdi>
          <span className="text-sm">
            {age}, {gender}
          </span>
        </span>
        <span className="block text-muted text-xs tabular-nums">
          <Untranslated parts={[uhid]}>{[uhid, born, phone].filter(Boolean).join(' · ')}</Untranslated>
        </span>
      </span>
    </>
  );
}

export interface PaletteListProps {
  readonly id: string;
  readonly rows: readonly PaletteRow[];
  readonly active: string | undefined;
  readonly onPick: (row: PaletteRow) => void;
}

interface GroupProps extends PaletteListProps {
  readonly group: PaletteGroup;
}

function Group({ id, group, rows, active, onPick }: GroupProps) {
  const t = useMessages(paletteMessages);
  const titleId = useId();
  const own = rows.filter((row) => row.group === group);
  if (own.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className="px-4 pt-3 pb-1 font-medium text-muted text-xs">
        {t(group)}
      </p>
      {own.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, where the focus stays
        <div
          key={row.key}
          id={paletteOptionId(id, row.key)}
          role="option"
          aria-selected={row.key === active}
          tabIndex={-1}
          onClick={() => onPick(row)}
          className="mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-hover aria-selected:bg-accent-soft aria-selected:text-on-accent-soft aria-selected:outline-2 aria-selected:outline-transparent"
        >
          {'patient' in row ? (
            <Patient patient={row.patient} />
          ) : (
            <>
              <Icon name={row.entry.icon} size={22} className="text-muted" />
              <span className="min-w-0">{row.entry.label}</span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

const ORDER: readonly PaletteGroup[] = ['recents', 'screens', 'actions', 'patients'];

/** The listbox. Focus stays in the text field, so pressing the mouse on an option must not move it. */
export function PaletteList(props: PaletteListProps) {
  const t = useMessages(paletteMessages);
  const list = useRef<HTMLDivElement>(null);
  const { id, active } = props;
  useEffect(() => {
    if (active !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('results')}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      className="pb-2"
    >
      {ORDER.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
    </div>
  );
}
