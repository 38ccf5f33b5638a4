import type { Patient } from '@careline/core/internal/patients';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wholeText } from '#test';
import { button, fill, press, reach, showCall } from '../../../../test/call-screen.tsx';
import { aPatient } from '../../../../test/people.ts';

const notice = () => screen.queryByRole('region', { name: /^Urgent: tell the doctor/ });
const shownNotice = () => screen.findByRole('region', { name: 'Urgent: tell the doctor now' });
const shownCard = () => screen.findByRole('region', { name: 'Who did you tell?' });
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

describe('an urgent finding', () => {
  it('opens the card with a danger sign, says what to do, and is handed over before saving', async () => {
    const { add } = showCall();
    await reach();
    expect(notice()).toBeNull();
    await tick('Chest pain');
    const opened = within(await shownNotice());
    const report = within(await shownCard());
    expect(opened.getByText('Chest pain')).toBeVisible();
    expect(opened.getByText(/Ask the patient to call 108/)).toBeVisible();
    await waitFor(() =>
      expect(
        screen.getByText('Urgent: Call 108 or go to hospital now: Chest pain. Report it before saving.'),
      ).toBeInTheDocument(),
    );
    await userEvent.selectOptions(
      screen.getByLabelText('What was done about the warning signs'),
      'Sent to emergency care',
    );
    await press('Save call');
    expect(await screen.findByRole('link', { name: /^Reported to: This is required/ })).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.click(report.getByRole('checkbox', { name: 'Warning signs' }));
    await userEvent.fill(report.getByRole('textbox', { name: /Reported to/ }), 'Dr Rao, on duty');
    await press('Reported now');
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(add.mock.lastCall?.[0].body).toMatchObject({
      log: {
        answers: {
          escalation: { about: ['WARNING_SIGN'], handedTo: 'Dr Rao, on duty', handedAt: expect.any(String) },
        },
      },
    });
  });

  it('opens it with a critical reading, is reached from the bar, and disappears when the number was wrong', async () => {
    showCall();
    await reach();
    await fill('Glucose', '52');
    const opened = within(await shownNotice());
    const act = opened.getAllByRole('heading', { level: 3 })[0];
    expect(act).toHaveTextContent(/^Give 15 g glucose now and measure again after 15 minutes/);
    expect(opened.getByText(wholeText('Dangerously low blood sugar: 52 mg/dL'))).toBeVisible();
    expect(opened.getByText(wholeText(/Still below 70 mg\/dL: 15 g glucose again/))).toBeVisible();
    expect(opened.getByText(/^If drowsy or unconscious/)).toBeVisible();
    await (await button('Report before saving')).click();
    expect(screen.getByRole('heading', { name: 'Who did you tell?' })).toHaveFocus();
    await fill('Glucose', '152');
    await waitFor(() => expect(notice()).toBeNull());
    expect(screen.queryByRole('button', { name: 'Report before saving' })).toBeNull();
  });

  const CHILD = { ...aPatient(), birthDate: '2014-06-01' };
  const facts = { sex: 'female', birthDate: CHILD.birthDate, weight: { kilograms: 30, on: '2023-12-05' } };
  it.each<[string, Patient, string, readonly RegExp[]]>([
    [
      'a child of 30 kg',
      { ...CHILD, facts },
      'Give 9 g glucose now and measure again after 15 minutes',
      [/^If awake: 9 g glucose now.*2 teaspoons of sugar/, /Weight 30 kg, 5 Dec/, /: 9 g glucose again/],
    ],
    [
      'a child whose weight nobody knows',
      CHILD,
      'Give 10 g glucose now and measure again after 15 minutes',
      [/^If awake: 10 g glucose now/, /Dose by age, because no weight from the last 12 months is known/],
    ],
    [
      'a baby',
      { ...CHILD, birthDate: '2023-12-20' },
      'Call 108 or go to hospital now',
      [/^Feed the baby now/, /^Take the baby to hospital now/],
    ],
  ])('treats a low glucose of %s by age and weight', async (_, patient, act, steps) => {
    showCall({ patient });
    await reach();
    await fill('Glucose', '42');
    const opened = within(await shownNotice());
    expect(opened.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(act);
    for (const step of steps) expect(opened.getByText(wholeText(step))).toBeVisible();
    expect(opened.getByText(/^Tell the doctor on duty now/)).toBeVisible();
    expect(opened.queryByText(/15 g|5 minutes’ rest/)).toBeNull();
  });

  it('is shown below its cause, and stays there while the user continues', async () => {
    showCall();
    await reach();
    await fill('Glucose', '52');
    const shown = await shownNotice();
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore(screen.getByLabelText('Glucose'), shown)).toBe(true);
    expect(isBefore(shown, screen.getByRole('checkbox', { name: 'Chest pain' }))).toBe(true);
    await tick('Chest pain');
    await waitFor(() => expect(within(shown).getByText('Chest pain')).toBeVisible());
    expect(isBefore(shown, screen.getByRole('checkbox', { name: 'Chest pain' }))).toBe(true);
  });

  it('puts nothing between two fields: the next typed text goes into the next field', async () => {
    showCall({ dutyDoctorPhone: '+919848022339' });
    await reach();
    await userEvent.click(screen.getByLabelText('Systolic'));
    await userEvent.keyboard('184{Tab}');
    while (document.activeElement !== screen.getByLabelText('Diastolic')) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('112');
    await screen.findByRole('region', { name: 'Urgent: tell the doctor today' });
    const stops: string[] = [];
    while (document.activeElement !== screen.getByLabelText('Weight') && stops.length < 8) {
      await userEvent.keyboard('{Tab}');
      stops.push(document.activeElement?.closest('section[aria-label^="Urgent"]') ? 'notice' : 'form');
    }
    expect(stops).not.toContain('notice');
    await userEvent.keyboard('86');
    expect(screen.getByLabelText('Weight')).toHaveValue('86');
    expect(screen.getByLabelText('Systolic')).toBeVisible();
  });

  it('does not accept advice alone for fits, and says so at the field', async () => {
    const { add } = showCall();
    await reach();
    await tick('Fits');
    const done = screen.getByLabelText('What was done about the warning signs');
    await userEvent.selectOptions(done, 'Advice given');
    await press('Save call');
    expect(
      await screen.findByRole('link', { name: /Advice alone is not enough for bleeding or fits/ }),
    ).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.selectOptions(done, 'Sent to emergency care');
    await waitFor(() => expect(screen.queryByText(/Advice alone is not enough/)).toBeNull());
  });

  it('puts the most urgent action first', async () => {
    showCall();
    await reach();
    await tick('High fever');
    await tick('Chest pain');
    const acts = within(await shownNotice()).getAllByRole('heading', { level: 3 });
    expect(acts.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Call 108 or go to hospital now',
      'Speak to the doctor today',
    ]);
  });

  it('calls the doctor on duty, or says who sets the number', async () => {
    const shown = showCall();
    await reach();
    await tick('Chest pain');
    expect(
      within(await shownNotice()).getByText(/No phone number of a doctor on duty is set for this facility/),
    ).toBeVisible();
    shown.unmount();
    showCall({ dutyDoctorPhone: '+919848022339' });
    await reach();
    await tick('Chest pain');
    expect(
      within(await shownNotice()).getByRole('link', { name: 'Call the doctor on duty: +91 98480 22339' }),
    ).toHaveAttribute('href', 'tel:+919848022339');
  });

  it.each([
    ['184', '112', 'Urgent: tell the doctor today', /Tell the doctor on duty today/],
    ['88', '58', 'Urgent: tell the doctor now', /hospital|Tell the doctor on duty now/],
  ])('has one deadline for %s/%s', async (systolic, diastolic, title, step) => {
    showCall();
    await reach();
    await fill('Systolic', systolic);
    await fill('Diastolic', diastolic);
    const shown = within(await screen.findByRole('region', { name: title }));
    expect(shown.getAllByText(step)[0]).toBeVisible();
    const other = title.endsWith('today') ? /doctor (on duty )?now/ : /today/;
    expect(shown.queryByText(other)).toBeNull();
  });

  it('gives advice on a glucose that is low and not an emergency, by the medicines of the call', async () => {
    showCall();
    await reach();
    await fill('Glucose', '62');
    const advice = within(await screen.findByRole('status', { name: 'Low blood sugar: what to do now' }));
    expect(advice.getByText(wholeText(/^If awake: 15 g glucose now/))).toBeVisible();
    expect(notice()).toBeNull();
    await fill('Glucose', '72');
    await waitFor(() =>
      expect(screen.queryByRole('status', { name: 'Low blood sugar: what to do now' })).toBeNull(),
    );
  });

  it('is shown in Hindi, too', async () => {
    showCall({ locale: 'hi' });
    await userEvent.click(await screen.findByRole('button', { name: /\+91 98480 22338/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'मरीज़ से बात हुई' }));
    await tick('सीने में दर्द');
    expect(await screen.findByRole('region', { name: 'ज़रूरी: अभी डॉक्टर को बताएँ' })).toBeVisible();
  });
});
