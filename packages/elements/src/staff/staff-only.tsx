import type { Facility, UserProfile } from '@careline/core/internal/identity';
import { decideRight, type Right } from '@careline/core/internal/navigation';
import { useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { ErrorState } from '@careline/ui/primitives/error-state';
import type { IconName } from '@careline/ui/primitives/icon';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { CarelineProvider } from '@careline/ui/provider';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { SessionInside } from '../session/sealed-content.ts';
import { httpOf } from '../session/session-http.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { ViewProps } from '../view/bridge.tsx';
import type { ErrorCode } from '../view/error-code.ts';
import { fail } from '../view/fail.ts';
import { reportCalls } from '../view/report-calls.ts';
import { useVanilla } from '../view/use-vanilla.ts';
import type { ByUhidProps } from './by-uhid.tsx';
import { isPatientId } from './patient-id.ts';
import { staffMessages } from './staff.messages.ts';
import { useStaff } from './use-staff.ts';

/** What a widget for staff needs. */
export interface StaffContext {
  readonly profile: UserProfile;
  readonly facility: Facility;
}

export interface StaffOnlyProps extends Pick<ViewProps, 'inner' | 'element'> {
  /** The call the element can't do without. */
  readonly right: Right;
  readonly children: (context: StaffContext, inside: SessionInside) => ReactNode;
}

type StaffNotice = Exclude<keyof typeof staffMessages.en, `${string}Do` | 'loading' | 'failed' | 'noRight'>;

const ICONS: Readonly<Record<StaffNotice, IconName>> = {
  waiting: 'info',
  signedOut: 'info',
  nobody: 'error',
  noFacility: 'info',
};

function StaffMessage({ what }: { readonly what: StaffNotice }) {
  const t = useMessages(staffMessages);
  return (
    <EmptyState icon={ICONS[what]} title={t(what)}>
      {t(`${what}Do`)}
    </EmptyState>
  );
}

function Loading() {
  const t = useMessages(staffMessages);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="card" lines={2} />
    </div>
  );
}

const ByUhid = onDemand<ByUhidProps>(async () => (await import('./by-uhid.tsx')).ByUhid, <Loading />);

/** Reports once that the token is not sufficient, at the moment the screen shows it. */
function useRefusal(element: ElementHandle, code: ErrorCode | undefined): void {
  useLayoutEffect(() => {
    if (code) fail(element, code);
  }, [element, code]);
}

interface KnownProps extends StaffOnlyProps {
  readonly inside: SessionInside;
  readonly profile: UserProfile;
}

function Known({ element, right, inside, profile, children }: KnownProps) {
  const t = useMessages(staffMessages);
  const decision = decideRight(right, profile.scopes);
  useRefusal(element, decision.allowed ? undefined : 'auth.denied');
  const { facility } = profile;
  const { patientId = '', uhid = '' } = useVanilla(element.store);
  if (!decision.allowed) {
    return (
      <EmptyState icon="error" title={t('noRight')}>
        {!inside.source && t('noRightDo', { needs: decision.needs.join(', ') })}
      </EmptyState>
    );
  }
  if (!facility) return <StaffMessage what="noFacility" />;
  const draw = () => (
    <CarelineProvider timeZone={facility.timeZone}>
      {children({ profile, facility }, inside)}
    </CarelineProvider>
  );
  const id = String(patientId).trim();
  const isNamedByNumber = uhid !== '' || (id !== '' && !isPatientId(inside, id));
  return isNamedByNumber ? <ByUhid element={element}>{draw}</ByUhid> : draw();
}

function Asking({ inside, ...props }: StaffOnlyProps & { readonly inside: SessionInside }) {
  const t = useMessages(staffMessages);
  const textOf = useFailureText();
  const { element } = props;
  const http = useMemo(() => reportCalls(httpOf(inside), element), [inside, element]);
  const { staff, retry } = useStaff(http);
  useRefusal(element, staff.phase === 'nobody' ? 'auth.no-user' : undefined);
  if (staff.phase === 'loading') return <Loading />;
  if (staff.phase === 'nobody') return <StaffMessage what="nobody" />;
  if (staff.phase === 'known')
    return (
      <CarelineProvider http={http}>
        <Known {...props} inside={inside} profile={staff.profile} />
      </CarelineProvider>
    );
  return (
    <ErrorState title={t('failed')} onRetry={retry} requestId={staff.error.requestId}>
      {textOf(staff.error)}
    </ErrorState>
  );
}

/**
 * Draws a widget for the session's staff member and facility. Tokens without a person or the right are refused here,
 * before any patient data is requested.
 */
export function StaffOnly(props: StaffOnlyProps) {
  const inside = props.element.inside();
  const settings = useVanilla(inside?.settings);
  if (!inside) return <StaffMessage what="waiting" />;
  if (settings?.ended) return <StaffMessage what="signedOut" />;
  return <Asking {...props} inside={inside} />;
}
