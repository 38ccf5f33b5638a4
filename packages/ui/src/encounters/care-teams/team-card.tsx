import {
  type CareTeam,
  careTeamRoleLabel,
  standInReasonLabel,
} from '@careline/core/internal/encounters/teams';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Section } from '../availability/section.tsx';
import { careTeamsMessages } from './care-teams.messages.ts';

export interface TeamCardProps {
  readonly team: CareTeam;
  /** YYYY-MM-DD at the facility. */
  readonly today: string;
  readonly disabled: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

type Member = CareTeam['members'][number];

/** Returns a membership's days only if it starts in the future or has an end. */
function useMemberDays(today: string) {
  const formatDate = useFormatDate();
  const t = useMessages(careTeamsMessages);
  return ({ validFrom, validUntil }: Member): string | undefined => {
    const [from, until] = [formatDate(validFrom), validUntil && formatDate(validUntil)];
    if (validFrom > today) return until ? t('days', { from, until }) : t('fromDay', { from });
    return until ? t('untilDay', { until }) : undefined;
  };
}

function MemberItem({ member, today }: { readonly member: Member; readonly today: string }) {
  const t = useMessages(careTeamsMessages);
  const locale = useLocale();
  const days = useMemberDays(today)(member);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-1.5 last:border-b-0">
      <bdi translate="no" className="wrap-anywhere font-medium">
        {member.name}
      </bdi>
      <span>{careTeamRoleLabel(member.role, locale)}</span>
      <span className="flex flex-wrap gap-x-3 text-muted text-xs">
        {member.isCareProvider && <span>{t('seesPatients')}</span>}
        {days && <span className="tabular-nums">{days}</span>}
      </span>
    </li>
  );
}

function StandInItem({ standIn }: { readonly standIn: CareTeam['standIns'][number] }) {
  const formatDate = useFormatDate();
  const t = useMessages(careTeamsMessages);
  const locale = useLocale();
  const { fromDay, untilDay, reason, note } = standIn;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-1.5 last:border-b-0">
      <span className="wrap-anywhere font-medium">
        {t('standsIn', { standIn: standIn.standIn.name, name: standIn.for.name })}
      </span>
      <span className="tabular-nums">
        {t('days', { from: formatDate(fromDay), until: formatDate(untilDay) })}
      </span>
      <span className="wrap-anywhere text-muted text-xs">
        {[standInReasonLabel(reason, locale), note].filter(Boolean).join(': ')}
      </span>
    </li>
  );
}

/** A team's current and future members, and its stand-ins from today on. */
export function TeamCard({ team, today, disabled, onEdit, onRemove }: TeamCardProps) {
  const t = useMessages(careTeamsMessages);
  const { name } = team;
  const members = team.members.filter(({ validUntil }) => validUntil === null || validUntil >= today);
  const standIns = team.standIns.filter(({ untilDay }) => untilDay >= today);
  return (
    <Section
      title={name}
      actions={
        <>
          <Button
            size="small"
            icon="edit"
            disabled={disabled}
            aria-label={t('editOf', { name })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon="delete"
            disabled={disabled}
            aria-label={t('removeOf', { name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 p-4 @3xl:grid-cols-2">
        <div>
          <h3 className="pb-1 text-muted text-xs">{t('members')}</h3>
          {members.length === 0 && <p>{t('noMembers')}</p>}
          <ul>
            {members.map((member) => (
              <MemberItem key={member.staffId} member={member} today={today} />
            ))}
          </ul>
        </div>
        {standIns.length > 0 && (
          <div>
            <h3 className="pb-1 text-muted text-xs">{t('standIns')}</h3>
            <ul>
              {standIns.map((standIn) => (
                <StandInItem
                  key={`${standIn.for.id} ${standIn.standIn.id} ${standIn.fromDay}`}
                  standIn={standIn}
                />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
