import './app/security/schemas-without-eval';
import { adoptPageStart } from './api/core/page-start';
import { createQueryClient } from './api/core/query-client';
import { App } from './app/app';
import { drawApp } from './app/draw-app';
import { firstAnswers } from './app/first-answers';
import { nameLostParts } from './app/lost-parts';
import { createAppRouter } from './app/router';
import { shareNonce } from './app/security/nonce';
import { installTrustedTypes } from './app/security/trusted-types';
import { startSession } from './app/session/start-session';
import { createWorkingSessionStore } from './app/session/working-session';
import './app/theme/mantine.css';
import './app/theme/global.css';
import { chosenLanguage } from './contract/language';
import { holdLaterParts } from './modules/later-part/first-screen';
import { watchStyles } from './modules/later-part/lost-styles';
import { currentLocale, setLocale } from './text/locale';
import { refuseStrayFiles } from './ui/form/stray-files';

installTrustedTypes();
adoptPageStart(window);
watchStyles(document);
refuseStrayFiles(window);
shareNonce();
// A built app speaks one language alone.
if (import.meta.env.DEV) setLocale(chosenLanguage(document.cookie) ?? currentLocale());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
nameLostParts(window, queryClient);
const router = createAppRouter(queryClient);
const store = createWorkingSessionStore();
const onDrawn = (tell: () => void) => router.subscribe('onRendered', tell);
holdLaterParts({ queryClient, onDrawn });
startSession(queryClient, store);
const app = <App queryClient={queryClient} router={router} store={store} />;
void firstAnswers({ queryClient, router, store }).then(() => drawApp(root, app, onDrawn));
