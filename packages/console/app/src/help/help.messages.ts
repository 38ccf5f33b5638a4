import { defineMessages } from '@careline/ui/messages';
import type { HelpMark, HelpTopic } from './help-topic.ts';

/** A step a line. */
type TopicTexts = Readonly<Record<`${HelpTopic}.${'title' | 'for' | 'steps'}`, string>>;

/** A page of help without text does not compile. */
const TOPIC_TEXTS = {
  'dashboard.title': 'Start page',
  'dashboard.for':
    'Shows the work that is due today, most urgent first: calls, visits or reviews, depending on your role.',
  'dashboard.steps':
    'Start with the first row. Patients with a danger sign come before overdue ones.\nRead why a patient is listed in the line next to the name.\nOpen the call or the visit with the button at the end of the row.\nNarrow the list with the filters above it. They stay in the address, so you can bookmark them.',
  'registration.title': 'Registration',
  'registration.for': 'Adds a patient, or corrects a registration.',
  'registration.steps':
    'Enter the name and the birth date. If someone similar exists, compare before you continue.\nAdd at least one phone number, or record that there is none.\nChoose the programme and record the consent.\nCheck the summary and save.',
  'search.title': 'Search',
  'search.for': 'Finds a patient by name, UHID, phone number or birth year.',
  'search.steps':
    'Type part of a name, or the last digits of a phone number. Spelling mistakes do not matter.\nAdd a birth year to a common name.\nCompare age and UHID before you open a patient: names repeat.\nRegister the patient if none of them fits.',
  'call.title': 'Call',
  'call.for': 'Guides you through a call and records what you learn.',
  'call.steps':
    'Dial, then choose the outcome.\nAsk the questions in the order of the form. Values are checked while you type.\nIf a danger card opens, do what it says first and record who was informed.\nWrite a short note, agree on the next call, and save.',
  'calls.title': 'Call history',
  'calls.for': 'Lists calls with their outcomes, newest first.',
  'calls.steps':
    'Choose the days, the programme or the outcome you want to see.\nOpen a call to read its answers and readings.\nCorrect a wrong call, or withdraw one that was logged for the wrong patient. Give the reason.\nFinish calls that have no outcome yet.',
  'charts.title': 'Charts',
  'charts.for': 'Counts calls, readings and programmes of your facility.',
  'charts.steps':
    'Choose the period.\nOpen a bar to see the numbers behind it.\nShow a chart as a table, or download it.',
  'healthCheck.title': 'Health check registration',
  'healthCheck.for': 'Books a health check for a patient.',
  'healthCheck.steps':
    'Find the patient, or register them.\nChoose the package, the day and the place.\nCheck the details and book.',
  'healthChecks.title': 'Booked health checks',
  'healthChecks.for': 'Shows the health checks of a day.',
  'healthChecks.steps':
    'Choose the day.\nMark patients as arrived.\nOpen a health check to change or cancel it.',
  'patient.title': 'Patient',
  'patient.for': 'Shows what you need to know about a patient at a glance.',
  'patient.steps':
    'Look at the strip first: allergies, pregnancy and open alerts.\nJump to a part of the record with the tabs.\nAdd a reading, a note, a task or a visit with Add.\nClose open items: acknowledge alerts, review results, finish tasks.',
  'caseSheet.title': 'Case sheet',
  'caseSheet.for': 'Contains history, findings, diagnoses and plan, section by section.',
  'caseSheet.steps':
    'Open a section and write. A draft is saved while you type.\nSave the section when it is complete. The earlier version stays readable.\nSearch for a diagnosis by name or code.\nGive a reason when you correct a colleague’s entry.',
  'readings.title': 'Readings',
  'readings.for': 'Shows measured values with their limits and trends.',
  'readings.steps':
    'Open a measure to see its trend.\nAdd a reading with its time. The screen says when a value is unusual.\nMark a wrong reading as wrong; it stays visible but no longer counts.',
  'scores.title': 'Scores',
  'scores.for':
    'Calculates scores and questionnaires, such as the early warning score (NEWS2) or the depression score (PHQ-9). A score is not a diagnosis.',
  'scores.steps':
    'Choose a score. Recent readings are filled in.\nAnswer the missing questions. An incomplete score says so.\nIf the result is critical, inform a doctor and record the name.',
  'medicines.title': 'Medicines',
  'medicines.for': 'Shows current and earlier medicines, prescriptions and what was dispensed.',
  'medicines.steps':
    'Type a medicine as you would write it: “telmi 40 od 30”.\nRead the warnings about allergies, pregnancy, kidneys and other medicines.\nCompare with what the patient really takes.\nRecord what was dispensed.',
  'labs.title': 'Lab tests',
  'labs.for': 'Orders tests and shows their results.',
  'labs.steps':
    'Order tests or panels, and give the reason.\nEnter results with the unit on the report.\nReview new results and say what follows.\nCompare a result with earlier ones.',
  'visits.title': 'Visits of a patient',
  'visits.for': 'Lists past and booked visits, and books new ones.',
  'visits.steps':
    'Open a visit to read its note.\nBook the next visit. Free times of each doctor are shown.\nChange or cancel a visit, and give the reason.',
  'messages.title': 'Messages',
  'messages.for': 'Shows messages sent to patients by SMS and e-mail.',
  'messages.steps':
    'Look at failed messages first.\nCorrect the number or the address, then send again.\nOpen a message to read it as the patient got it.',
  'team.title': 'Team',
  'team.for': 'Shows how many calls each colleague has today.',
  'team.steps': 'Compare due, done and late calls.\nAssign patients of an absent colleague to someone else.',
  'links.title': 'Links between facilities',
  'links.for': 'Shares a patient’s record with another facility.',
  'links.steps': 'Read which facility asks, and why.\nCompare both patients.\nAccept or decline the request.',
  'alerts.title': 'Alerts',
  'alerts.for': 'Lists readings and danger signs that need someone today.',
  'alerts.steps':
    'Start with the red ones.\nCall the patient or the doctor on duty.\nRecord what was done, then acknowledge. One act closes the alerts of one episode.',
  'encounters.title': 'Visits',
  'encounters.for': 'Shows the visits of a day or a week.',
  'encounters.steps':
    'Choose the day and the doctor.\nMark patients as arrived when they come.\nAssign a doctor to visits that have none.\nOpen a visit to work on it.',
  'visit.title': 'Visit',
  'visit.for': 'Is the doctor’s room: the patient, the note, the plan and the video on one screen.',
  'visit.steps':
    'Press Start when the patient is there.\nWrite the note. Values are judged while you type.\nAdd prescriptions, tests and referrals to the plan.\nPress Finish. It lists the open items, then you sign once.',
  'today.title': 'Today',
  'today.for': 'Shows your visits of today, what you must answer, and open results of your patients.',
  'today.steps':
    'See who is waiting, and start the next visit.\nAccept or decline new requests.\nReview results and alerts of your patients.',
  'pastVisits.title': 'Past visits',
  'pastVisits.for': 'Lists your finished visits.',
  'pastVisits.steps':
    'Choose the period.\nOpen a visit to read it.\nAdd an addendum if something is missing.',
  'availability.title': 'Availability',
  'availability.for': 'Shows when doctors can be booked.',
  'availability.steps':
    'Set the weekly hours for each facility.\nAdd leave. Booked visits in that time are listed.\nCheck the free times of the next days.',
  'h1Register.title': 'Schedule H1 register',
  'h1Register.for': 'Lists dispensed medicines of Schedule H1, as the law requires.',
  'h1Register.steps':
    'Choose the period.\nCheck that each entry is complete.\nPrint or download the register for an inspection.',
  'careTeams.title': 'Care teams',
  'careTeams.for': 'Groups colleagues who care for the same patients.',
  'careTeams.steps':
    'Add a team and its members.\nChoose a substitute for times of leave.\nEnd a membership instead of deleting it.',
  'appointments.title': 'Appointments',
  'appointments.for': 'Shows who is expected on a day, by care provider, and checks patients in.',
  'appointments.steps':
    'Find the patient and press Check in: a patient at the facility gets the next token.\nMove or cancel an appointment with the buttons of its row. Cancelling asks for a reason and tells the patient.\nChoose another day with the arrows, and print the day for the desk.\nOpen the waiting room board on a screen on the wall: it shows tokens and never names.\nPatients without a free time are on the waiting list.',
  'bookingRequests.title': 'Booking requests',
  'bookingRequests.for':
    'Lists bookings that no one has accepted yet, and other facilities that ask for your patients, the longest waiting first.',
  'bookingRequests.steps':
    'Accept a request for its care provider, or decline it with a reason.\nAssign a care provider where none is chosen.\nGrant or refuse the link to a patient of yours.',
  'reviews.title': 'Review appointments',
  'reviews.for': 'Lists patients whose review is near, due or missed and not booked.',
  'reviews.steps':
    'Start with overdue reviews.\nBook the review: its day and its service are filled in, and the task closes with the booking.',
  'tasks.title': 'Tasks',
  'tasks.for': 'Lists what you, your team or anyone has to do for patients.',
  'tasks.steps':
    'Start with late tasks.\nOpen the patient, do the task, then mark it as done and write what came of it.\nAdd a task with a due date and a person.',
  'notificationSettings.title': 'Notification settings',
  'notificationSettings.for':
    'Decides which notifications reach you while you are not looking, how and when.',
  'notificationSettings.steps':
    'Turn on notifications in this browser. The browser asks you to allow them.\nChoose the kinds to be sent to your browsers, and those for the daily mail.\nSet quiet hours if you want to be undisturbed. Critical readings pass only if you choose so.\nLeave patient names off unless nobody else sees your screen.\nTurn off a browser that you no longer use.',
  'notifications.title': 'Notifications',
  'notifications.for': 'Lists what happened that concerns you, latest first.',
  'notifications.steps':
    'Open a row to answer it where it belongs.\nMark a row as read with E, or select several with X.\nShow all to find one that you have read. After 30 days a notification is no longer listed.',
  'insights.title': 'Insights',
  'insights.for': 'Shows whether the programmes work, and how reliable the data is.',
  'insights.steps':
    'Choose the month. Narrow the figures to a programme or a member of staff.\nRead the definition before you compare: it says who is counted, and among whom.\nOpen an indicator to see its patients, and who is not counted.\nLook at data quality before you act on a figure.',
  'referrals.title': 'Referrals',
  'referrals.for': 'Lists questions to other doctors, services and hospitals.',
  'referrals.steps':
    'Answer referrals to you.\nRecord answers that came by phone or paper.\nRemind the receiver of late ones.',
  'staff.title': 'Staff',
  'staff.for': 'Manages the people of your organisation and their rights.',
  'staff.steps':
    'Invite a person by e-mail.\nChoose the facilities and the screens that they may use.\nDeactivate a person who leaves. Their entries stay.\nEnd sessions on a lost device.',
  'facilities.title': 'Facilities',
  'facilities.for': 'Manages facilities, their phone numbers and opening times.',
  'facilities.steps':
    'Enter the number of the doctor on duty. Danger cards show it.\nSet the services and how long they take.\nClose a facility only after its patients have another one.',
  'duplicates.title': 'Duplicates',
  'duplicates.for': 'Finds patients who are registered twice.',
  'duplicates.steps':
    'Compare both records side by side.\nChoose the record to keep, and merge.\nUndo a merge if it was wrong.',
  'limits.title': 'Limits',
  'limits.for': 'Shows the limits that decide when a value is flagged or raises an alert.',
  'limits.steps':
    'Read the limit and its source.\nChange a limit for a programme.\nLet a clinician sign the change.',
  'organisation.title': 'Organisation',
  'organisation.for': 'Contains the name, the logo and the settings of your organisation.',
  'organisation.steps':
    'Check the name and the logo. They appear on printed papers.\nChoose languages and calling hours.\nSave. Colleagues see changes at their next page.',
  'templates.title': 'Templates',
  'templates.for': 'Contains the texts of messages, scripts and notes.',
  'templates.steps':
    'Choose a template and a language.\nEdit the text. Words in braces are filled in when it is used.\nCheck the preview and save.',
  'partners.title': 'Partners',
  'partners.for': 'Connects other systems to Careline.',
  'partners.steps':
    'Add a partner with its addresses and the rights it needs.\nCopy the secret when it is shown. You cannot see it again.\nAdd webhooks, and look at failed deliveries.',
  'audit.title': 'Audit',
  'audit.for': 'Shows who looked at or changed which data, and when.',
  'audit.steps':
    'Choose the days, a person or a patient.\nRead what was done, from where and whether it was allowed.\nDownload the list, or a report about one patient.',
  'ownPatients.title': 'My patients',
  'ownPatients.for': 'Shows the patients you are responsible for, highest risk first.',
  'ownPatients.steps':
    'Read why a patient is yours in the column Why yours: your call, encounter, task or care team.\nStart with patients who have a critical alert.\nFind patients without contact for 30 days with the filter.\nOpen the record with the patient’s name.',
  'patients.title': 'Patients',
  'patients.for': 'Lists every patient of the facility, and lets you act on several of them.',
  'patients.steps':
    'Narrow the list by programme, risk, tag, diagnosis or pregnancy week.\nSelect patients with x or the space bar; hold Shift to select up to a row.\nAssign them, add a tag, send a message or create a task.\nRead for whom it was not done and why. These patients stay selected.',
  'walkIn.title': 'Walk-in registration',
  'walkIn.for':
    'Registers a patient who came without an appointment, and gives them a token of today’s queue.',
  'walkIn.steps':
    'Enter the name, sex and age. Add the phone number, or confirm that there is none.\nRead the consent to the patient and record how they agreed.\nCompare if someone similar exists.\nRegister, and tell the patient the token.',
  'checkBookings.title': 'Health check bookings',
  'checkBookings.for': 'Lists booked health checks of a day or a week.',
  'checkBookings.steps':
    'Choose today or this week, and a package or a state.\nMark patients as arrived.\nRecord, move or cancel a check with the buttons of its row.\nFind patients who did not come with the state.',
  'checkSearch.title': 'Health check patients',
  'checkSearch.for': 'Finds patients who have had or will have a health check here.',
  'checkSearch.steps':
    'Type part of a name, a UHID or a phone number.\nCompare age and UHID before you choose.\nSee the patient’s upcoming and past health checks.',
  'investigations.title': 'Investigations',
  'investigations.for':
    'Lists the lab orders of your facility: ordered, sample taken, late, and results to be reviewed.',
  'investigations.steps':
    'Start with Late. The most urgent order is at the top.\nMark the sample when it is taken. For several patients, select the rows first.\nEnter the results from the row. Critical results say what to do now.\nDoctors review new results in the row. A corrected result has to be reviewed again.',
  'doctors.title': 'Doctors',
  'doctors.for': 'Lists the care providers of your organisation, with their next free time at your facility.',
  'doctors.steps':
    'Search for a name, or choose a speciality or a language.\nCompare the next free times.\nBook from the row: the care provider is filled in.',
  'liveStatus.title': 'Live doctor status',
  'liveStatus.for': 'Shows what the care providers of your facility are doing, and how long patients wait.',
  'liveStatus.steps':
    'Read who is available and who is in a consultation, and since when. The list changes by itself.\nLook at the waiting time before you add a patient to someone’s day.\nSet your own status for a break or a meeting. It ends by itself. Consultations and calls still show.',
  'facilityDirectory.title': 'Facilities',
  'facilityDirectory.for':
    'Lists the facilities of your organisation with their numbers, hours, services and staff on duty.',
  'facilityDirectory.steps':
    'Search for a name, a code or a place.\nOpen the details of a row to see hours, services and who is on duty.\nSwitch to another facility where you work. The console opens there again.',
  'projects.title': 'Projects',
  'projects.for': 'Lists camps, state programmes and studies, and the patients who are enrolled in them.',
  'projects.steps':
    'Open a project to see its progress and its patients.\nEnrol a patient: search, then choose.\nTake a patient out of the project, and give the reason.\nAdministrators create, edit and end projects.',
  'transactions.title': 'Transactions',
  'transactions.for': 'Shows what patients were charged and paid at your facility, and closes your day.',
  'transactions.steps':
    'Open a bill from Open bills, charge what is suggested, and take the payment. Print its receipt.\nNever enter a card number. The approval code of the terminal is enough.\nReverse a wrong charge with a reason. Refunds, waivers and discounts need a colleague with the right Refunds.\nAt the end of your shift, count your money by means and close your day.',
  'refunds.title': 'Refunds',
  'refunds.for':
    'Shows everything that lowered a bill: refunds, reversed receipts, waivers and reversed charges.',
  'refunds.steps':
    'Open the bill of the receipt.\nRefund the receipt, or a part of it, with a reason. Its number is on the refund.\nReverse a receipt only if the payment never took place.\nWaive an amount, or give a discount while charging, and say why.',
} as const satisfies TopicTexts;

const MARK_TEXTS = {
  'mark.danger': 'Danger: someone must act now.',
  'mark.late': 'Late: should have been done before today.',
  'mark.outOfRange': 'Out of range: look at the value and its limit.',
  'mark.notJudged':
    'Not judged: there is no limit for this value, or something is missing. The reason is next to it.',
  'mark.reserved': 'Reserved: a colleague is about to call this patient.',
  'mark.waiting': 'Waiting: the patient has arrived.',
  'mark.unsaved': 'Not saved yet: kept on this device until it is saved.',
} as const satisfies Readonly<Record<`mark.${HelpMark}`, string>>;

export const helpMessages = defineMessages('help', {
  title: 'Help: {screen}',
  steps: 'What you do here',
  marks: 'What the marks mean',
  keys: 'Keys on this screen',
  print: 'Print',
  tour: 'Take the tour again',
  noTopic: 'This address has no screen. Choose one from the menu.',
  screenless: 'Help',
  ...TOPIC_TEXTS,
  ...MARK_TEXTS,
});
