/** The words of the sign-in page; it has no script, so it brings both languages itself. */
export type SignInText = {
  title: string;
  otherLanguage: string;
  operator: string;
  operatorHelp: string;
  demoOperator: string;
  demoHeading: string;
  demoHelp: string;
  otherBusiness: string;
  codeHeading: string;
  codeHelp: string;
  code: string;
  accountHeading: string;
  accountHelp: string;
  accountEnter: string;
  chooseHeading: (operator: string) => string;
  chooseHelp: string;
  otherCode: string;
  otherAccount: string;
  keyHeading: string;
  keyHelp: string;
  key: string;
  enter: string;
  alreadyIn: (operator: string) => string;
  /** An integration and its business that no file names, as the app calls them. */
  ofKey: (mark: string) => string;
  goOn: string;
  closeWindow: string;
  /** To whoever finds a session there; a covered page may be waiting for somebody else. */
  closeIfYou: string;
  /** What a demo integration may do, by its name. */
  demoCan: Record<string, string>;
  demoCanSome: (count: number) => string;
  failures: Record<SignInFailure, string>;
  wait: (seconds: number) => string;
};

export type SignInFailure =
  | 'operator-missing'
  | 'code-missing'
  | 'code-wrong'
  | 'too-late'
  /** What came back belongs to nobody who is under way, or to one who is back already. */
  | 'attempt-lost'
  /** The provider let nobody in, or somebody turned back there. */
  | 'account-refused'
  | 'nobody'
  | 'no-name'
  | 'name-taken'
  | 'provider-away'
  /** It answered what cannot be believed. */
  | 'provider-wrong'
  | 'key-missing'
  | 'key-wrong'
  | 'deactivated'
  | 'service-away'
  | 'service-limits'
  | 'locked'
  /** As many as may be wrong are being proved already. */
  | 'busy';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

export const es: SignInText = {
  title: 'Iniciar sesión en Trastienda',
  otherLanguage: 'English',
  operator: 'Su nombre',
  operatorHelp: 'Queda anotado junto a cada registro que usted envíe.',
  demoOperator: 'Persona de prueba',
  demoHeading: 'Datos de prueba',
  demoHelp:
    'Nada de lo que haga aquí llega a una empresa real. Cada integración tiene sus propios permisos.',
  otherBusiness: 'Otra empresa',
  codeHeading: 'Con su código personal',
  codeHelp: 'Se lo dio quien administra Trastienda. Lo que usted envíe queda anotado a su nombre.',
  code: 'Código personal',
  accountHeading: 'Con su cuenta del trabajo',
  accountHelp:
    'La misma que usa en los demás sistemas. Lo que usted envíe queda anotado a su nombre.',
  accountEnter: 'Iniciar sesión con su cuenta',
  chooseHeading: (operator) => `${operator}: ¿con qué va a trabajar?`,
  chooseHelp: 'Usted puede usar varias integraciones. Cada una tiene sus propios permisos.',
  otherCode: 'Iniciar sesión con otro código',
  otherAccount: 'Iniciar sesión con otra cuenta',
  keyHeading: 'Con una clave de integración',
  keyHelp:
    'La clave se crea en la aplicación principal, en la sección de integraciones. Aquí no se vuelve a mostrar.',
  key: 'Clave de la integración',
  enter: 'Iniciar sesión',
  alreadyIn: (operator) => `Ya inició sesión como ${operator}.`,
  ofKey: (mark) => `Integración ${mark.slice(0, 6)} · Empresa ${mark}`,
  goOn: 'Continuar',
  closeWindow: 'Listo: ya puede cerrar esta ventana y seguir donde estaba.',
  closeIfYou: 'Si es usted, puede cerrar esta ventana y seguir donde estaba.',
  demoCan: {
    administracion: 'Todo: compras, productos, inventario, personal y cobros.',
    compras: 'Compras, proveedores, productos e inventario.',
    gerencia: 'Ver inventario, ventas, cobros y horarios.',
    'recursos-humanos': 'Personal, reglas laborales y horarios.',
    'otra-empresa': 'Todo, con los datos de una segunda empresa.',
  },
  demoCanSome: (count) => (count === 1 ? '1 permiso.' : `${count} permisos.`),
  failures: {
    'operator-missing': 'Escriba su nombre (hasta 80 letras).',
    'code-missing': 'Escriba su código personal.',
    'code-wrong': 'El código no es válido. Revise que esté completo.',
    'too-late': 'Pasó demasiado tiempo. Escriba su código otra vez.',
    'attempt-lost': 'Ese intento ya no vale. Inicie sesión otra vez con su cuenta.',
    'account-refused':
      'No se completó el inicio de sesión con su cuenta. Puede intentarlo de nuevo.',
    nobody: 'Su cuenta no abre ninguna integración. Pida acceso a quien administra Trastienda.',
    'no-name':
      'Su cuenta no dice cómo se llama usted, y sin nombre no se puede anotar lo que envíe.',
    'name-taken':
      'Otra cuenta ya inicia sesión con ese mismo nombre. Avise a quien administra Trastienda.',
    'provider-away': 'El sistema de cuentas no responde. Intente de nuevo en un momento.',
    'provider-wrong':
      'El sistema de cuentas respondió algo que no se puede creer. Avise a quien administra Trastienda.',
    'key-missing': 'Pegue la clave de la integración.',
    'key-wrong': 'La clave no es válida. Revise que esté completa.',
    deactivated: 'El servicio rechaza la integración: puede que esté desactivada.',
    'service-away': 'El servicio no responde. Intente de nuevo en un momento.',
    'service-limits': 'El servicio pide ir más despacio. Intente de nuevo en un minuto.',
    locked: 'Demasiados intentos fallidos.',
    busy: 'Se están comprobando otros inicios de sesión. Intente de nuevo en un momento.',
  },
  wait: (seconds) =>
    seconds < 90
      ? `Espere ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`
      : `Espere ${minutes(seconds)} minutos.`,
};

export const en: SignInText = {
  title: 'Sign in to Trastienda',
  otherLanguage: 'Español',
  operator: 'Your name',
  operatorHelp: 'It is kept with every record you send.',
  demoOperator: 'Demo person',
  demoHeading: 'Demo data',
  demoHelp:
    'Nothing you do here reaches a real business. Each integration has its own permissions.',
  otherBusiness: 'Another business',
  codeHeading: 'With your personal code',
  codeHelp: 'Whoever runs Trastienda gave it to you. What you send is kept under your name.',
  code: 'Personal code',
  accountHeading: 'With your work account',
  accountHelp: 'The one you use for your other systems. What you send is kept under your name.',
  accountEnter: 'Sign in with your account',
  chooseHeading: (operator) => `${operator}: what will you work with?`,
  chooseHelp: 'You may use several integrations. Each has its own permissions.',
  otherCode: 'Sign in with another code',
  otherAccount: 'Sign in with another account',
  keyHeading: 'With an integration key',
  keyHelp:
    'Keys are created in the main application, in its integrations section. They are not shown again here.',
  key: 'Integration key',
  enter: 'Sign in',
  alreadyIn: (operator) => `You are signed in as ${operator}.`,
  ofKey: (mark) => `Integration ${mark.slice(0, 6)} · Business ${mark}`,
  goOn: 'Continue',
  closeWindow: 'Done: you can close this window now and go on where you were.',
  closeIfYou: 'If that is you, you can close this window and go on where you were.',
  demoCan: {
    administracion: 'Everything: purchases, products, stock, staff and receivables.',
    compras: 'Purchases, suppliers, products and stock.',
    gerencia: 'Look at stock, sales, receivables and schedules.',
    'recursos-humanos': 'Staff, labor rules and schedules.',
    'otra-empresa': 'Everything, with the data of a second business.',
  },
  demoCanSome: (count) => (count === 1 ? '1 permission.' : `${count} permissions.`),
  failures: {
    'operator-missing': 'Write your name (up to 80 letters).',
    'code-missing': 'Type your personal code.',
    'code-wrong': 'The code is not valid. Check that it is complete.',
    'too-late': 'It took too long. Type your code again.',
    'attempt-lost': 'That sign-in no longer counts. Sign in with your account again.',
    'account-refused': 'Signing in with your account was not completed. You can try again.',
    nobody: 'Your account opens no integration. Ask whoever runs Trastienda for access.',
    'no-name': 'Your account does not say your name, and what you send is kept under it.',
    'name-taken': 'Another account signs in with that same name. Tell whoever runs Trastienda.',
    'provider-away': 'The account system does not answer. Try again in a moment.',
    'provider-wrong':
      'The account system answered something that cannot be trusted. Tell whoever runs Trastienda.',
    'key-missing': 'Paste the integration key.',
    'key-wrong': 'The key is not valid. Check that it is complete.',
    deactivated: 'The service rejects the integration: it may be deactivated.',
    'service-away': 'The service does not answer. Try again in a moment.',
    'service-limits': 'The service asks to slow down. Try again in a minute.',
    locked: 'Too many failed tries.',
    busy: 'Other sign-ins are being checked. Try again in a moment.',
  },
  wait: (seconds) =>
    seconds < 90
      ? `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      : `Wait ${minutes(seconds)} minutes.`,
};
