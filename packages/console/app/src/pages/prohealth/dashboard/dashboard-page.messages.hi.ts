import type { TranslationOf } from '@careline/ui/messages';
import type { dashboardMessages } from './dashboard-page.messages.ts';

export const dashboardPageHindi: TranslationOf<typeof dashboardMessages> = {
  name: 'dashboard-page',
  sentences: {
    title: 'डैशबोर्ड',
    search: 'मरीज़ खोजें',
    alerts: 'अलर्ट',
    failed: 'कॉल लोड नहीं हो सकीं',
    due: 'देय कॉल-बैक',
    dueNone: 'आज कोई कॉल-बैक देय नहीं है।',
    unfinished: 'अधूरी कॉल',
    unfinishedNone: 'हर कॉल का परिणाम दर्ज है।',
    recent: 'हाल की कॉल',
    recentNone: 'पिछले {days} दिनों में कोई कॉल नहीं।',
    history: 'सभी कॉल',
    more: { one: 'इतिहास में {count} और', other: 'इतिहास में {count} और' },
    window: 'पिछले {days} दिनों की कॉल से।',
    windowPart: 'पिछले {days} दिनों की {total} में से नवीनतम {read} कॉल से।',
    finish: 'पूरा करें',
    callNow: 'कॉल करें',
    see: 'कॉल देखें',
    dueAt: 'देय: {time}',
    begun: 'शुरू: {time}',
    onlySearch: 'आपकी अनुमतियाँ नीचे दी गई स्क्रीन खोलती हैं। कॉल की सूची “call-status-history” अनुमति वालों के लिए है।',
    nothing: 'आपकी अनुमतियाँ इस क्षेत्र की कोई स्क्रीन नहीं खोलतीं। अपने व्यवस्थापक से पहुँच माँगें।',
  },
};
