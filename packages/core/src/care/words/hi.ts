import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  noteKind: {
    general: 'सामान्य',
    clinical: 'चिकित्सकीय',
    family: 'परिवार',
    calling: 'कॉल कैसे करें',
    warning: 'चेतावनी',
  },
  goalStatus: {
    active: 'लागू',
    achieved: 'पूरा हुआ',
    cancelled: 'रद्द',
  },
  goals: {
    listGoals: 'मरीज़ के लक्ष्य देखे गए',
    addGoal: 'मरीज़ के लिए लक्ष्य तय किया गया',
    updateGoal: 'मरीज़ का लक्ष्य बदला या समाप्त किया गया',
  },
  notes: {
    listNotes: 'मरीज़ के नोट पढ़े गए',
    addNote: 'मरीज़ के बारे में नोट लिखा गया',
    updateNote: 'नोट सुधारा गया',
    deleteNote: 'नोट हटाया गया',
  },
  reports: {
    listReports: 'मरीज़ की रिपोर्टें देखी गईं',
    getReport: 'रिपोर्ट खोली गई',
    uploadReport: 'रिपोर्ट अपलोड की गई',
    addReport: 'रिपोर्ट के परिणाम जोड़े गए',
    deleteReport: 'रिपोर्ट हटाई गई',
  },
  taskKind: {
    task: 'काम',
    'follow-up': 'फ़ॉलो-अप',
    referral: 'रेफ़रल',
    review: 'दोबारा जाँच',
    'lab-results': 'लैब के परिणाम बाकी',
    'lab-critical': 'लैब का खतरनाक परिणाम',
    'pregnancy-outcome': 'गर्भावस्था का परिणाम',
    'medicine-review': 'दवा की दोबारा जाँच',
  },
  state: {
    open: 'बाकी',
    done: 'पूरा',
    declined: 'अस्वीकृत',
    cancelled: 'रद्द',
  },
  kindState: {
    'referral open': 'उत्तर बाकी',
    'referral done': 'उत्तर मिला',
    'review done': 'बुक हुआ',
  },
  tasks: {
    listPatientTasks: 'मरीज़ के लिए क्या करना है, यह देखा गया',
    listTasks: 'कामों और रेफ़रल की सूची देखी गई',
    addTask: 'काम तय किया गया या मरीज़ को रेफ़र किया गया',
    updateTask: 'काम या रेफ़रल का क्या हुआ, दर्ज किया गया',
    listColleagues: 'काम किसे दिया जा सकता है, यह देखा गया',
  },
};
