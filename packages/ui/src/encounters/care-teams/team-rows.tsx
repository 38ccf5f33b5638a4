import {
  CARE_TEAM_ROLES,
  careTeamRoleLabel,
  STAND_IN_REASONS,
  standInReasonLabel,
} from '@careline/core/internal/encounters/teams';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { careTeamsMessages } from './care-teams.messages.ts';
import type { FaultText, MemberRow, StandInRow } from './team-form.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface RowProps<Row> {
  readonly row: Row;
  /** The number of the row, from 1. */
  readonly number: number;
  readonly fault: FaultText | undefined;
  readonly people: readonly Option[];
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

interface FrameProps {
  readonly legend: string;
  readonly removal: string;
  readonly fault: RowProps<unknown>['fault'];
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function RowFrame({ legend, removal, fault, onRemove, children }: FrameProps) {
  const t = useMessages(careTeamsMessages);
  return (
    <fieldset className="min-w-0 border-line border-b py-3 first:pt-0 last:border-b-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 grid-cols-1 items-start gap-3 @md:grid-cols-2 @3xl:grid-cols-4">
          {children}
        </div>
        <IconButton icon="delete" label={removal} onClick={onRemove} className="@md:mt-6" />
      </div>
      {fault && (
        <p role="alert" className="pt-1 text-danger text-sm">
          {t(fault)}
        </p>
      )}
    </fieldset>
  );
}

export function MemberFields({ row, number, fault, people, onChange, onRemove }: RowProps<MemberRow>) {
  const t = useMessages(careTeamsMessages);
  const locale = useLocale();
  return (
    <RowFrame
      legend={t('member', { number })}
      removal={t('removeMember', { number })}
      fault={fault}
      onRemove={onRemove}
    >
      <SelectField
        label={t('person')}
        required
        placeholder={t('choosePerson')}
        options={people}
        value={row.staffId}
        onChange={(staffId) => onChange({ ...row, staffId })}
      />
      <SelectField
        label={t('role')}
        options={CARE_TEAM_ROLES.map((value) => ({ value, label: careTeamRoleLabel(value, locale) }))}
        value={row.role}
        onChange={(role) => role && onChange({ ...row, role })}
      />
      <DateField
        label={t('from')}
        required
        value={row.validFrom}
        onChange={(validFrom) => onChange({ ...row, validFrom })}
      />
      <DateField
        label={t('until')}
        value={row.validUntil}
        onChange={(validUntil) => onChange({ ...row, validUntil })}
      />
    </RowFrame>
  );
}

export function StandInFields({ row, number, fault, people, onChange, onRemove }: RowProps<StandInRow>) {
  const t = useMessages(careTeamsMessages);
  const locale = useLocale();
  const person = { required: true, placeholder: t('choosePerson'), options: people };
  return (
    <RowFrame
      legend={t('standInNumber', { number })}
      removal={t('removeStandIn', { number })}
      fault={fault}
      onRemove={onRemove}
    >
      <SelectField
        {...person}
        label={t('for')}
        value={row.forId}
        onChange={(forId) => onChange({ ...row, forId })}
      />
      <SelectField
        {...person}
        label={t('by')}
        value={row.standInId}
        onChange={(standInId) => onChange({ ...row, standInId })}
      />
      <DateField
        label={t('from')}
        required
        value={row.fromDay}
        onChange={(fromDay) => onChange({ ...row, fromDay })}
      />
      <DateField
        label={t('until')}
        required
        value={row.untilDay}
        onChange={(untilDay) => onChange({ ...row, untilDay })}
      />
      <SelectField
        label={t('reason')}
        options={STAND_IN_REASONS.map((value) => ({ value, label: standInReasonLabel(value, locale) }))}
        value={row.reason}
        onChange={(reason) => reason && onChange({ ...row, reason })}
      />
      <TextField
        label={t('note')}
        maxLength={200}
        value={row.note}
        onChange={(note) => onChange({ ...row, note })}
      />
    </RowFrame>
  );
}
