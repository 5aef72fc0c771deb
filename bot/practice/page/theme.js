// Light, dark, or as the system has it.

const KEY = "petitbleu.theme";

export const THEMES = [
  { key: "auto", label: "Like the system", icon: "contrast" },
  { key: "light", label: "Light", icon: "sun" },
  { key: "dark", label: "Dark", icon: "moon" },
];

export const theme = () => localStorage.getItem(KEY) ?? "auto";

export function setTheme(key) {
  localStorage.setItem(KEY, key);
  document.documentElement.dataset.theme = key;
}
