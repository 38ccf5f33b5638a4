import type { CallScripts } from '../calls/scripts/call-script.ts';
import type { ChartPageMessages } from '../charts/chart-page-sentences.ts';
import type { SummaryTexts } from '../fhir/summary/summary-texts.ts';
import type { InvitationMessages } from '../identity/provider/invitation-messages.ts';
import type { ProviderMessages } from '../identity/provider/messages.ts';
import type { ResetMessages } from '../identity/provider/reset/reset-messages.ts';
import type { SecurityMessages } from '../identity/provider/security/security-sentences.ts';
import type { TotpMessages } from '../identity/provider/totp/totp-sentences.ts';
import type { NotificationTexts } from '../notifications/notification-texts.ts';

/** Texts of the server in one language, by the names of `defineTexts`. A missing one does not compile. */
export interface ServerTexts {
  readonly callScripts: CallScripts;
  readonly chartPage: ChartPageMessages;
  readonly invitation: InvitationMessages;
  readonly notifications: NotificationTexts;
  readonly patientSummary: SummaryTexts;
  readonly reset: ResetMessages;
  readonly security: SecurityMessages;
  readonly signIn: ProviderMessages;
  readonly totp: TotpMessages;
}
