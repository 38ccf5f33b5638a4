import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closedForCalls } from '../../../test/call-desk.ts';
import { dial, press, showCall } from '../../../test/call-screen.tsx';
import { aPatient } from '../../../test/people.ts';

describe('outside of the calling hours', () => {
  it('says when calls are permitted again, and dials nobody', async () => {
    const { onTel } = showCall({ answers: closedForCalls() });
    await dial();
    expect(await screen.findByText('Calls are permitted again: Tomorrow at 8:00 am.')).toBeVisible();
    expect(screen.getByText('The calling hours are 08:00 to 20:00.')).toBeVisible();
    expect(onTel).not.toHaveBeenCalled();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('dials in an emergency, once a reason is given', async () => {
    const asked = vi.fn(closedForCalls()['routine/dial']);
    const { onTel } = showCall({ answers: { 'routine/dial': asked } });
    await dial();
    await press('Call in an emergency');
    expect(await screen.findByText('Enter why this cannot wait.')).toBeVisible();
    await userEvent.fill(
      screen.getByRole('textbox', { name: /^Reason of the emergency/ }),
      ' Potassium 7.1 ',
    );
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('timer');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(asked.mock.lastCall?.[0]?.body).toMatchObject({ emergency: { reason: 'Potassium 7.1' } });
    expect(onTel).toHaveBeenCalledWith('tel:+919848022338');
  });
});

it('tells when the patient prefers to be called', async () => {
  showCall({ patient: aPatient({ callingTime: { from: '10:00', to: '12:30' } }) });
  expect(await screen.findByText('The patient prefers to be called from 10:00 to 12:30.')).toBeVisible();
});
