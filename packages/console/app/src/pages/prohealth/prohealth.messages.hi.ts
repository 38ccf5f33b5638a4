import type { TranslationOf } from '@careline/ui/messages';
import type { dashboardMessages } from './dashboard/dashboard-page.messages.ts';
import type { firstStepsMessages } from './dashboard/first-steps.messages.ts';

export const dashboardPageHindi: TranslationOf<typeof dashboardMessages> = {
  name: 'dashboard-page',
  sentences: {
    title: 'डैशबोर्ड',
    search: 'मरीज़ खोजें',
    team: 'टीम',
    teamTitle: 'टीम',
    teamIntro:
      'आज की कॉल में से किसके पास कितनी हैं। आप जो मरीज़ सौंपते हैं, वे दिन के अंत तक उस व्यक्ति के लिए आरक्षित रहते हैं।',
    teamNoAccess: 'आपका खाता यह पृष्ठ नहीं खोलता',
    failed: 'कॉल लोड नहीं हो सकीं',
    unfinished: 'अधूरी कॉल',
    unfinishedNone: 'कोई अधूरी कॉल नहीं',
    recent: 'हाल की कॉल',
    recentNone: 'पिछले {days} दिनों में कोई कॉल नहीं।',
    history: 'सभी कॉल',
    more: { one: 'इतिहास में {count} और', other: 'इतिहास में {count} और' },
    finish: 'पूरा करें',
    see: 'कॉल देखें',
    begun: 'शुरू: {time}',
    onlySearch: 'आपका खाता ये स्क्रीन खोलता है। कॉल देखने के लिए अपने प्रशासक से उनकी पहुँच माँगें।',
    give: '{name} को किसी को सौंपें',
    giveMeaning: 'मरीज़ दिन के अंत तक, या कॉल होने तक उनके पास रहेगा।',
    giveTo: 'किसे सौंपें',
    giveChoose: 'व्यक्ति चुनें',
    giveNobody: 'इस केंद्र में कोई मरीज़ों को कॉल नहीं कर सकता। पहले किसी को “कॉल जानकारी” की पहुँच दें।',
    giveDo: 'सौंपें',
    giveCancel: 'रद्द करें',
    peopleFailed: 'लोगों की सूची लोड नहीं हो सकी',
    nothing: 'आपकी अनुमतियाँ इस क्षेत्र की कोई स्क्रीन नहीं खोलतीं। अपने व्यवस्थापक से पहुँच माँगें।',
  },
};

export const firstStepsHindi: TranslationOf<typeof firstStepsMessages> = {
  name: 'facility-setup',
  sentences: {
    title: 'शुरुआती कदम',
    intro: 'इस केंद्र में अभी कोई मरीज़ नहीं है। इसी क्रम में तैयारी करें; बाद में सब बदला जा सकता है।',
    progress: '{count} में से {done} पूरे',
    done: 'पूरा',
    open: 'बाकी',
    'facility.title': 'केंद्र की जानकारी पूरी करें',
    'facility.text': 'पता और फ़ोन नंबर नुस्खों और जाँच के अनुरोधों पर छपते हैं।',
    'facility.do': 'केंद्र खोलें',
    'duty-doctor.title': 'ड्यूटी डॉक्टर का नंबर लिखें',
    'duty-doctor.text': 'जब बात टल न सके तो कॉल करने वाले इसी नंबर पर फ़ोन करते हैं।',
    'duty-doctor.do': 'नंबर लिखें',
    'colleagues.title': 'सहकर्मियों को बुलाएँ',
    'colleagues.text': 'हर व्यक्ति को ई-मेल से निमंत्रण और आपके चुने अधिकार मिलते हैं।',
    'colleagues.do': 'किसी को बुलाएँ',
    'health-check-times.title': 'स्वास्थ्य जाँच के समय दें',
    'health-check-times.text': 'स्वास्थ्य जाँच केवल केंद्र के दिए समयों में बुक होती है।',
    'health-check-times.do': 'समय दें',
    'patients.title': 'पहला मरीज़ पंजीकृत करें',
    'patients.text': 'या सर्वर पर npm start -- import से दूसरे सिस्टम के मरीज़ लाएँ।',
    'patients.do': 'मरीज़ पंजीकृत करें',
  },
};
