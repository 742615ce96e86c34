export const present = (view: any) => ({ title: 'game.name', light: [], seats: [] });
