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
  chooseHeading: (operator: string) => string;
  chooseHelp: string;
  otherCode: string;
  keyHeading: string;
  keyHelp: string;
  key: string;
  enter: string;
  alreadyIn: (operator: string) => string;
  goOn: string;
  closeWindow: string;
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
  | 'key-missing'
  | 'key-wrong'
  | 'deactivated'
  | 'service-away'
  | 'service-limits'
  | 'locked';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

export const es: SignInText = {
  title: 'Entrar a Trastienda',
  otherLanguage: 'English',
  operator: 'Su nombre',
  operatorHelp: 'Queda anotado junto a cada registro que usted envíe.',
  demoOperator: 'Persona de prueba',
  demoHeading: 'Datos de prueba',
  demoHelp:
    'Nada de lo que haga aquí llega a un negocio real. Cada integración tiene otros permisos.',
  otherBusiness: 'Otra empresa',
  codeHeading: 'Con su código personal',
  codeHelp: 'Se lo dio quien administra Trastienda. Lo que usted envíe queda anotado a su nombre.',
  code: 'Código personal',
  chooseHeading: (operator) => `${operator}: ¿con qué va a trabajar?`,
  chooseHelp: 'Su código abre varias integraciones. Cada una tiene otros permisos.',
  otherCode: 'Entrar con otro código',
  keyHeading: 'Con una clave de integración',
  keyHelp:
    'La clave se crea en la aplicación principal, en la sección de integraciones. Aquí no se vuelve a mostrar.',
  key: 'Clave de la integración',
  enter: 'Entrar',
  alreadyIn: (operator) => `Ya entró como ${operator}.`,
  goOn: 'Continuar',
  closeWindow: 'Listo: ya puede cerrar esta ventana y seguir donde estaba.',
  demoCan: {
    administracion: 'Todo: compras, productos, inventario, personal y cobros.',
    compras: 'Compras, proveedores, productos e inventario.',
    gerencia: 'Ver inventario, ventas, cobros y horarios.',
    'recursos-humanos': 'Personal, reglas laborales y horarios.',
    'otra-empresa': 'Todo, con los datos de un segundo negocio.',
  },
  demoCanSome: (count) => (count === 1 ? '1 permiso.' : `${count} permisos.`),
  failures: {
    'operator-missing': 'Escriba su nombre (hasta 80 letras).',
    'code-missing': 'Escriba su código personal.',
    'code-wrong': 'El código no es válido. Revise que esté completo.',
    'too-late': 'Pasó demasiado tiempo. Escriba su código otra vez.',
    'key-missing': 'Pegue la clave de la integración.',
    'key-wrong': 'La clave no es válida. Revise que esté completa.',
    deactivated: 'El servicio rechaza la integración: puede que esté desactivada.',
    'service-away': 'El servicio no responde. Intente de nuevo en un momento.',
    'service-limits': 'El servicio pide ir más despacio. Intente de nuevo en un minuto.',
    locked: 'Demasiados intentos fallidos.',
  },
  wait: (seconds) =>
    seconds < 90 ? `Espere ${seconds} segundos.` : `Espere ${minutes(seconds)} minutos.`,
};

export const en: SignInText = {
  title: 'Sign in to Trastienda',
  otherLanguage: 'Español',
  operator: 'Your name',
  operatorHelp: 'It is kept with every record you send.',
  demoOperator: 'Demo person',
  demoHeading: 'Demo data',
  demoHelp: 'Nothing you do here reaches a real business. Each integration has other permissions.',
  otherBusiness: 'Another business',
  codeHeading: 'With your personal code',
  codeHelp: 'Whoever runs Trastienda gave it to you. What you send is kept under your name.',
  code: 'Personal code',
  chooseHeading: (operator) => `${operator}: what will you work with?`,
  chooseHelp: 'Your code opens several integrations. Each has other permissions.',
  otherCode: 'Sign in with another code',
  keyHeading: 'With an integration key',
  keyHelp:
    'Keys are created in the main application, in its integrations section. It is not shown again here.',
  key: 'Integration key',
  enter: 'Sign in',
  alreadyIn: (operator) => `You are signed in as ${operator}.`,
  goOn: 'Continue',
  closeWindow: 'Done: you can close this window now and go on where you were.',
  demoCan: {
    administracion: 'Everything: purchases, products, stock, staff and receivables.',
    compras: 'Purchases, providers, products and stock.',
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
    'key-missing': 'Paste the integration key.',
    'key-wrong': 'The key is not valid. Check that it is complete.',
    deactivated: 'The service rejects the integration: it may be deactivated.',
    'service-away': 'The service does not answer. Try again in a moment.',
    'service-limits': 'The service asks to slow down. Try again in a minute.',
    locked: 'Too many failed tries.',
  },
  wait: (seconds) =>
    seconds < 90 ? `Wait ${seconds} seconds.` : `Wait ${minutes(seconds)} minutes.`,
};
