/** Where views stood in a browser before the gateway kept them. */
export const viewsLeftHereKey = 'trastienda.views';
