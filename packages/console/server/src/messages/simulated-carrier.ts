import { type Carried, type MessageCarrier, MessageRefusedError } from './message-carrier.ts';

const lastDigit = (recipient: string): string => /\d(?=\D*$)/.exec(recipient)?.[0] ?? '0';

/**
 * Sends nothing, for a demo. As with simulated calls, the number's last digit decides: 9 fails, 8 is never confirmed,
 * and all others are delivered.
 */
async function carry({ recipient }: { readonly recipient: string }): Promise<Carried> {
  const digit = recipient.includes('@') ? '0' : lastDigit(recipient);
  if (digit === '9') throw new MessageRefusedError('unreachable');
  return { state: digit === '8' ? 'sent' : 'delivered' };
}

export const SIMULATED_CARRIER: MessageCarrier = { via: 'simulated', carry };
