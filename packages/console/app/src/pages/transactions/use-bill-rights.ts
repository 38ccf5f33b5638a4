import {
  CHARGES_PATIENTS,
  decideRight,
  READS_BILLS,
  REFUNDS_MONEY,
  TAKES_MONEY,
} from '@careline/core/internal/navigation';
import { useProfile } from '../../session/use-session.ts';

/** Returns what the user may do with bills, or undefined if they may not read them. */
export function useBillRights() {
  const { scopes } = useProfile();
  if (!decideRight(READS_BILLS, scopes).allowed) return undefined;
  return {
    mayCharge: decideRight(CHARGES_PATIENTS, scopes).allowed,
    mayPay: decideRight(TAKES_MONEY, scopes).allowed,
    mayRefund: decideRight(REFUNDS_MONEY, scopes).allowed,
  };
}
